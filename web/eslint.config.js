import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'svelte/no-navigation-without-resolve': 'off', // speaks of SvelteKit's routes
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { ignores: ['node_modules/', 'src/wire/**/*.gen.ts'] },
)
