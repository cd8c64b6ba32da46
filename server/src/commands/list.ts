import type { Command } from './command.ts'

type Listed = { summary: string; load: () => Promise<Command> }

/** Every command. Each is loaded when it is called, so that a small one is not kept waiting by the large. */
export const commands: Record<string, Listed> = {
  serve: {
    summary: 'Serve the API and the website, process the queues and publish pages',
    load: async () => (await import('./serve.ts')).serve,
  },
  work: {
    summary: 'Process the queues and publish pages, without serving requests',
    load: async () => (await import('./work.ts')).work,
  },
  migrate: {
    summary: 'Create the database if it is missing and bring it to the newest schema',
    load: async () => (await import('./migrate.ts')).migrateDatabase,
  },
  doctor: {
    summary: 'Check everything this installation needs, and say how to fix what is wrong',
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  user: {
    summary: 'Create a user, reset a password or a second factor, end sessions',
    load: async () => (await import('./user.ts')).user,
  },
  audit: {
    summary: 'Check that nobody has changed the security log',
    load: async () => (await import('./audit.ts')).audit,
  },
  keys: {
    summary: 'Replace the keys that sign reply addresses and contact forms',
    load: async () => (await import('./keys.ts')).keys,
  },
  publish: {
    summary: 'Publish all pages again',
    load: async () => (await import('./publish.ts')).publish,
  },
  backup: {
    summary: 'Back up the database and the images into one archive, and prove that it can be restored',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Restore a backup into an empty database and storage',
    load: async () => (await import('./restore.ts')).restore,
  },
  export: {
    summary: 'Write all content and its images to a zip file',
    load: async () => (await import('./export.ts')).exportAll,
  },
  import: {
    summary: 'Read an exported file into an installation without content',
    load: async () => (await import('./import.ts')).importAll,
  },
  demo: {
    summary: 'Fill an empty database with the demo company',
    load: async () => (await import('./demo.ts')).demo,
  },
}
