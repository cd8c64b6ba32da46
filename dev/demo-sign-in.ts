/** The owner of the demo company. The server creates this account when it fills an empty database. */
export const demoSignIn = { email: 'demo@voltaris.example', password: 'voltaris-demo-2026' }
