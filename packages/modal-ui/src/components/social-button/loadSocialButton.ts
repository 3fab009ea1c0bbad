/** Loads the buttons and marks of logins. It comes with the modal: another `import()` would have the names of its files again. */
export const loadSocialButton = () => import('./socialButton.ts')
