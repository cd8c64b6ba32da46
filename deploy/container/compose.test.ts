import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const project = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')

type Service = {
  image: string
  build?: { target: string }
  environment?: Record<string, string>
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
}
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('compose.yaml'),
  { merge: true },
)
const services = Object.entries(compose.services)
const named = (name: string) => compose.services[name] as Service

describe('every service', () => {
  test.each(services)('%s can change nothing but its volumes and gains no rights', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.cap_add ?? []).not.toContain('SYS_ADMIN')
  })

  test.each(services)('%s is of one exact version, or built here', (_name, { image, build }) => {
    if (!build) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?$/)
  })

  test.each(services)('%s uses volumes that there are', (_name, { volumes = [] }) => {
    const used = volumes.map((volume) => volume.split(':')[0] ?? '').filter((from) => !from.startsWith('.'))
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(used))
  })
})

test('M10: what answers visitors has neither the owner of the tables nor a superuser', () => {
  for (const name of ['app', 'worker']) {
    const { environment = {} } = named(name)
    expect(environment.DATABASE_URL).toMatch(/^postgres:\/\/busbar:/)
    expect(Object.keys(environment)).not.toContain('MIGRATION_DATABASE_URL')
  }
  expect(named('migrate').environment?.MIGRATION_DATABASE_URL).toMatch(/^postgres:\/\/busbar_owner:/)
  expect(read('deploy/container/roles.sh')).not.toMatch(/superuser(?!:)\s+password|login superuser/)
})

test("M11: backups are made with the programs of the database's own version, into a volume", () => {
  const backup = named('backup')
  expect(backup.volumes).toEqual(expect.arrayContaining([expect.stringMatching(/^backups:\/backups$/)]))
  expect(backup.environment).toMatchObject({ BACKUP_FOLDER: '/backups' })
  const containerfile = read('Containerfile')
  expect(containerfile).toContain(`ARG POSTGRES=${named('database').image}\n`)
  expect(containerfile).toMatch(new RegExp(`^FROM \\$\\{POSTGRES\\} AS ${backup.build?.target}$`, 'm'))
})
