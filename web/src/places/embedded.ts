/** The finished game that another page shows within its own. The server lets no other address be
 *  framed (server/gate.py), so that here nothing else is shown and nothing can be sent. */
export const EMBEDDED = /\/embed\/([a-z2-7]{1,32})$/.exec(location.pathname)?.[1] ?? null
