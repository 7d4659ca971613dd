import { mount } from 'svelte'
import App from './App.svelte'
import { EMBEDDED } from './places/embedded'
import { keepPage } from './places/kept.svelte'
import { HERE } from './wire/api'
import { library } from './wire/library'
import './theme/tokens.css'
import './theme/base.css'
import './theme/fonts.css'

// once the page is there, so that it does not come later for it
addEventListener('load', () => {
  const games = async () => (await library()).games.map(({ name }) => name)
  if (import.meta.env.PROD && !EMBEDDED) keepPage(HERE, games).catch(() => undefined) // it does without
})
mount(App, { target: document.getElementById('page')! })
