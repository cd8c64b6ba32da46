const prefix = 'unsaved:'

/** Where the browser keeps what a user is typing into a form. Nobody finds what a colleague typed at the same computer. */
export function unsavedKey(userId: string, of: string) {
  return `${prefix}${userId}:${of}`
}

/** Forgets what was typed and never saved: after signing out, someone else may use the computer. */
export function forgetUnsaved() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
