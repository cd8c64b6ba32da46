import { z } from 'zod'

export type Config = z.infer<typeof schema>

/** The settings of this process. A bad value stops the start with the variable's name. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (parsed.success) return parsed.data
  const complaints = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration is not valid:\n${complaints.join('\n')}`)
}

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .refine((url) => !url.includes(examplePassword), "still has the example's password"),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be the http(s) address visitors use' }).optional(),
    SITE_FOLDER: z.string().default('.busbar/site'),
    UPLOADS_FOLDER: z.string().default('.busbar/uploads'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FOLDER: z.string().optional(),
    MAIL_FROM: z.string().default('Busbar <no-reply@localhost>'),
    TRUSTED_PROXIES: z.string().default('loopback'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEMO: z.stringbool().default(false),
    DEMO_EMAIL: z.email().optional(),
    DEMO_PASSWORD: z.string().min(6).optional(),
  })
  .transform((values) => ({
    mode: values.NODE_ENV,
    databaseUrl: values.DATABASE_URL,
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    siteFolder: values.SITE_FOLDER,
    uploadsFolder: values.UPLOADS_FOLDER,
    mail: { smtpUrl: values.SMTP_URL ?? null, folder: values.MAIL_FOLDER ?? null, from: values.MAIL_FROM },
    trustedProxies: values.TRUSTED_PROXIES.split(','),
    logLevel: values.LOG_LEVEL,
    demo: values.DEMO
      ? { email: values.DEMO_EMAIL ?? 'demo@voltaris.example', password: values.DEMO_PASSWORD }
      : null,
  }))

/** As in .env.example: everybody knows it. */
const examplePassword = ':secret@'

function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}
