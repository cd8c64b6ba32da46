import { limits } from '@busbar/contract'
import { z } from 'zod'

export type Config = z.infer<typeof schema>

/** The settings of this process. A bad value stops the start with the variable's name. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (parsed.success) return parsed.data
  const complaints = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration is not valid:\n${complaints.join('\n')}`)
}

const bucketVariables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

const howToMakeKey = 'make one with: openssl rand -base64 32'

/** Known to everybody, so that nobody need make one to develop. */
const developmentKey = Buffer.alloc(32)

const encryptionKey = z
  .base64(`must be 32 bytes in base64; ${howToMakeKey}`)
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(
    (key) => key.length === 32 && !key.equals(developmentKey),
    `must be 32 bytes in base64; ${howToMakeKey}`,
  )

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    DATABASE_URL: databaseAddress(),
    MIGRATION_DATABASE_URL: databaseAddress().optional(),
    ENCRYPTION_KEY: encryptionKey.optional(),
    ENCRYPTION_KEY_PREVIOUS: encryptionKey.optional(),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be the http(s) address visitors use' }).optional(),
    SECURITY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^(https|mailto|tel)$/ })], {
        error: 'must be an email address or an https:// address',
      })
      .optional(),
    SITE_FOLDER: z.string().default('.busbar/site'),
    UPLOADS_FOLDER: z.string().default('.busbar/uploads'),
    BACKUP_FOLDER: z.string().default('.busbar/backups'),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]+(,age1[a-z0-9]+)*$/, 'must be public keys of age (age1…), separated by commas')
      .optional(),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be the http(s) address of an S3 server' })
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FOLDER: z.string().optional(),
    MAIL_FROM: z.string().default('Website <no-reply@localhost>'),
    NEWSLETTER_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(300),
    IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'must be an imap:// or imaps:// address' }).optional(),
    REPLY_ADDRESS: z
      .email('must be the address of a mailbox, such as inbox@example.com')
      .refine((address) => address.indexOf('@') <= 20, 'must have at most 20 characters before the @')
      .optional(),
    TRUSTED_PROXIES: z.string().default('loopback'),
    PASSWORD_MIN: z.coerce.number().int().min(limits.password.min).max(128).default(limits.password.min),
    REQUIRE_TWO_FACTOR: z.stringbool().default(false),
    SECURITY_LOG_MONTHS: z.coerce.number().int().min(6).max(1200).default(24),
    WORK: z.stringbool().default(true),
    DRAIN_SECONDS: z.coerce.number().min(0).max(4).default(1),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be the http(s) address of a collector' })
      .optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, 'must be name=value, separated by commas')
      .optional(),
    OTEL_SERVICE_NAME: z.string().default('busbar'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEMO: z.stringbool().default(false),
    DEMO_EMAIL: z.email().optional(),
    DEMO_PASSWORD: z.string().min(6).optional(),
  })
  .superRefine((values, context) => {
    if (values.NODE_ENV === 'production' && !values.ENCRYPTION_KEY) {
      const message = `is needed; ${howToMakeKey}`
      context.addIssue({ code: 'custom', path: ['ENCRYPTION_KEY'], message })
    }
    const missing = bucketVariables.filter((name) => values[name] === undefined)
    if (missing.length === bucketVariables.length) return
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed too when uploads go to a bucket' })
    }
  })
  .transform((values) => ({
    mode: values.NODE_ENV,
    databaseUrl: values.DATABASE_URL,
    /** As the role that owns the tables: to migrate, restore and prove backups. */
    ownerUrl: values.MIGRATION_DATABASE_URL ?? values.DATABASE_URL,
    encryption: {
      key: values.ENCRYPTION_KEY ?? developmentKey,
      previousKey: values.ENCRYPTION_KEY_PREVIOUS ?? null,
    },
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    securityContact: values.SECURITY_CONTACT ?? null,
    siteFolder: values.SITE_FOLDER,
    uploadsFolder: values.UPLOADS_FOLDER,
    backupFolder: values.BACKUP_FOLDER,
    backupRecipients: values.BACKUP_RECIPIENT?.split(',') ?? [],
    s3: bucketOf(values),
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      folder: values.MAIL_FOLDER ?? null,
      from: values.MAIL_FROM,
      perMinute: values.NEWSLETTER_PER_MINUTE,
    },
    inbox: { imapUrl: values.IMAP_URL ?? null, replyAddress: values.REPLY_ADDRESS ?? null },
    trustedProxies: values.TRUSTED_PROXIES.split(','),
    accounts: { passwordMin: values.PASSWORD_MIN, requiresTwoFactor: values.REQUIRE_TWO_FACTOR },
    securityLogMonths: values.SECURITY_LOG_MONTHS,
    works: values.WORK,
    drainFor: values.DRAIN_SECONDS * 1000,
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: headersIn(values.OTEL_EXPORTER_OTLP_HEADERS),
          service: values.OTEL_SERVICE_NAME,
        }
      : null,
    logLevel: values.LOG_LEVEL,
    demo: values.DEMO
      ? { email: values.DEMO_EMAIL ?? 'demo@busbar.example', password: values.DEMO_PASSWORD }
      : null,
  }))

function bucketOf(values: Partial<Record<(typeof bucketVariables)[number], string>>) {
  const [endpoint, bucket, region, accessKey, secretKey] = bucketVariables.map((name) => values[name])
  return endpoint && bucket && region && accessKey && secretKey
    ? { endpoint, bucket, region, accessKey, secretKey }
    : null
}

function headersIn(text = ''): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  )
}

function databaseAddress() {
  return z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .refine((url) => !url.includes(examplePassword), "still has the example's password")
}

/** As in .env.example: everybody knows it. */
const examplePassword = ':secret@'

function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}
