export type Template = { name: string; title: string }

/** The templates in the order in which they are offered: folders of the same names are beside the built program. */
export const TEMPLATES: readonly Template[] = [
  { name: 'vite-react', title: 'React and wagmi, with Vite' },
  { name: 'next', title: 'Next.js and wagmi, with cookies' },
  { name: 'next-siwe', title: 'Next.js with sign-in on the server' },
  { name: 'vite-vue', title: 'Vue, with Vite' },
  { name: 'sveltekit', title: 'SvelteKit' },
  { name: 'html', title: 'No framework, with Vite' },
  { name: 'embedded', title: 'Log-in by e-mail beside wallets' },
  { name: 'bnb-and-solana', title: 'BNB Smart Chain and Solana' },
]

/** The names of the templates, as a sentence lists them. */
export const TEMPLATE_NAMES = TEMPLATES.map(({ name }) => name).join(', ')
