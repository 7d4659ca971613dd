/** What is drawn on diplomacy cards: the seven members of a family, and what the others stand for. */

export const FIGURES: Readonly<Record<string, string>> = {
  // the seven members of a family, by head and robe
  child:
    '<circle cx="0" cy="-7" r="5.5"/><path d="M-2.5-13Q0-17 2.5-13ZM-9 12Q-9 0 0-1Q9 0 9 12Z"/>',
  nephew:
    '<circle cx="0" cy="-9" r="5.5"/><path d="M-1.5-15H1.5V-19L3-20Q0-22-3-20L-1.5-19ZM-9 14Q-9-1 0-3Q9-1 9 14Z"/>',
  wife: '<path d="M-7-8C-7-18 7-18 7-8L9 4H5V-6H-5V4H-9Z"/><circle cx="0" cy="-8" r="5"/><path d="M-13 17Q-10-2 0-3Q10-2 13 17Z"/>',
  sister:
    '<path d="M-6-9C-6-17 6-17 6-9V-5H-6ZM5-17L10-20L9-14ZM-5-17L-10-20L-9-14Z"/><circle cx="0" cy="-8" r="5"/><path d="M-13 17Q-10-2 0-3Q10-2 13 17Z"/>',
  grandfather:
    '<circle cx="0" cy="-9" r="6"/><path d="M-4-5Q0 8 4-5ZM-12 17Q-11-1-4-2L0 6L4-2Q11-1 12 17ZM14-10V17H12.5V-10Z"/>',
  grandmother:
    '<circle cx="0" cy="-9" r="6"/><circle cx="0" cy="-17" r="3.2"/><path d="M-13 17Q-12-2 0-3Q12-2 13 17ZM15-6V17H13.5V-6Z"/>',
  heir: '<circle cx="0" cy="-8" r="6"/><path d="M-5-13H5L7-15L3-24H-2L-6-15ZM-14 17L-11-1L0-2L11-1L14 17ZM-15 5L16 -4L16.5-2L-14.5 7Z"/>',
}
export const EMBLEMS: Readonly<Record<string, string>> = {
  support:
    '<path d="M-15 13L11-15L15-16L14-12L-12 16ZM15 13L-11-15L-15-16L-14-12L12 16ZM-16 8L-8 16L-10 18L-18 10ZM16 8L8 16L10 18L18 10Z"/>',
  trade:
    '<path d="M-16-7Q0-13 16-7V9Q0 15-16 9ZM-10-9V12M10-9V12M-3-10.5V13M3-10.5V13" fill-rule="evenodd" stroke="var(--paper-raised)" stroke-width="1.6"/>',
  decoy:
    '<path d="M-1.5-18H1.5V-8H14V-5H1.5V18H-1.5V-5H-14V-8H-1.5Z"/><path d="M-9-12Q0-27 9-12Q0-9-9-12Z"/><path d="M-12-4L-8 8L-4-4ZM4-4L8 8L12-4Z" opacity=".55"/>',
}
