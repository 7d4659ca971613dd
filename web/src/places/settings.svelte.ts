import { isLanguage, systemLanguage, type Language } from '../texts/languages'
import { keep, recall } from './deviceStorage'
import { EMBEDDED } from './embedded'

export type Theme = 'system' | 'day' | 'night'

const NIGHT = matchMedia('(prefers-color-scheme: dark)')
const STILL = matchMedia('(prefers-reduced-motion: reduce)')

/** What the reader has chosen on this device. */
class Settings {
  language = $state<Language>(startLanguage())
  theme = $state<Theme>(startTheme())
  nickname = $state(recall('nickname'))
  sound = $state(recall('sound') === 'on')
  /** Between 0 and 1. */
  volume = $state(startVolume())
  confirm = $state(recall('confirm') !== 'off')
  /** Choices rest for a beat after they have changed. */
  steady = $state(recall('steady') !== 'off')
  /** What is asked after a game is kept among my drills by itself. */
  keepDrills = $state(recall('keep-drills') !== 'off')
  stillWanted = $state(recall('motion') === 'off')
  systemNight = $state(NIGHT.matches)
  systemStill = $state(STILL.matches)

  constructor() {
    NIGHT.addEventListener('change', (change) => (this.systemNight = change.matches))
    STILL.addEventListener('change', (change) => (this.systemStill = change.matches))
  }

  get night(): boolean {
    return this.theme === 'night' || (this.theme === 'system' && this.systemNight)
  }

  get motion(): boolean {
    return !this.systemStill && !this.stillWanted && !EMBEDDED?.still
  }

  /** Keep everything on the device; called from an effect, so every change is kept. */
  keepAll(): void {
    keep('language', this.language)
    keep('theme', this.theme)
    keep('nickname', this.nickname)
    keep('sound', this.sound ? 'on' : 'off')
    keep('volume', String(this.volume))
    keep('confirm', this.confirm ? 'on' : 'off')
    keep('steady', this.steady ? 'on' : 'off')
    keep('keep-drills', this.keepDrills ? 'on' : 'off')
    keep('motion', this.stillWanted ? 'off' : 'on')
  }
}

function startLanguage(): Language {
  const chosen = recall('language')
  return isLanguage(chosen) ? chosen : systemLanguage(navigator.languages)
}

function startVolume(): number {
  const chosen = Number(recall('volume') || 'none')
  return chosen >= 0 && chosen <= 1 ? chosen : 0.7
}

function startTheme(): Theme {
  const chosen = recall('theme')
  return chosen === 'day' || chosen === 'night' ? chosen : 'system'
}

export const settings = new Settings()
