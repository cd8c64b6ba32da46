import { execFile, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { freePort } from '../../../dev/free-port.ts'
import { until } from '../until.ts'

const password = 'a mailbox password'
const run = promisify(execFile)

export type MailServers = Awaited<ReturnType<typeof startMailServers>>

/**
 * A real Postfix that takes mail for these mailboxes and delivers it into their Maildirs, and a real Dovecot that lets
 * them be read: both private, on loopback, in a folder that is removed at the end.
 */
export async function startMailServers(addresses: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'busbar-mail-'))
  chmodSync(folder, 0o755)
  const owner = idsOf('postfix')
  const mails = join(folder, 'mails')
  mkdirSync(mails)
  chownSync(mails, owner.uid, owner.gid)
  const [smtpPort, imapPort] = [await freePort(), await freePort()]
  const postfix = await startPostfix({ folder, mails, owner, port: smtpPort, addresses })
  const dovecot = await startDovecot({ folder, mails, owner, port: imapPort, addresses })
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}`
  return {
    smtpUrl,
    imapUrl: (address: string) =>
      `imap://${encodeURIComponent(address)}:${encodeURIComponent(password)}@127.0.0.1:${imapPort}/INBOX`,
    /** Hands a mail to Postfix, as any other server or program would. */
    send: (mail: SendMailOptions) => createTransport({ url: smtpUrl, ignoreTLS: true }).sendMail(mail),
    async stop() {
      await dovecot.stop()
      await postfix.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Ids = { uid: number; gid: number }
type Place = { folder: string; mails: string; owner: Ids; port: number; addresses: string[] }

async function startPostfix({ folder, mails, owner, port, addresses }: Place) {
  const home = join(folder, 'postfix')
  const [queue, data] = [join(home, 'queue'), join(home, 'data')]
  for (const one of [home, queue, data]) mkdirSync(one)
  chownSync(data, owner.uid, owner.gid)
  const domains = [...new Set(addresses.map((address) => address.split('@')[1]))]
  writeFileSync(join(home, 'boxes'), addresses.map((address) => `${address} ${address}/`).join('\n'))
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: join(home, 'postfix.log'),
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: 'mail.test.example',
    mydestination: '',
    alias_maps: '',
    alias_database: '',
    local_recipient_maps: '',
    recipient_delimiter: '+',
    virtual_mailbox_domains: domains.join(' '),
    virtual_mailbox_base: mails,
    virtual_mailbox_maps: `texthash:${join(home, 'boxes')}`,
    virtual_minimum_uid: '1',
    virtual_uid_maps: `static:${owner.uid}`,
    virtual_gid_maps: `static:${owner.gid}`,
    smtpd_recipient_restrictions: 'permit_mynetworks, reject',
    smtpd_delay_reject: 'yes',
    // Every mail ends up here: nothing ever leaves this machine.
    default_transport: 'error:not a mailbox of this test',
    smtpd_reject_unlisted_recipient: 'no',
  }
  writeFileSync(
    join(home, 'main.cf'),
    `${Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n')}\n`,
  )
  writeFileSync(
    join(home, 'master.cf'),
    `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`,
  )
  await run('postfix', ['-c', home, 'start'])
  await until('postfix answers', () => accepts(port))
  return { stop: () => run('postfix', ['-c', home, 'stop']).catch(() => {}) }
}

async function startDovecot({ folder, mails, owner, port, addresses }: Place) {
  const home = join(folder, 'dovecot')
  mkdirSync(home)
  writeFileSync(
    join(home, 'users'),
    addresses
      .map((address) => `${address}:{PLAIN}${password}:${owner.uid}:${owner.gid}::${mails}/${address}`)
      .join('\n'),
  )
  const conf = join(home, 'dovecot.conf')
  writeFileSync(
    conf,
    `base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${home}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mails}/%u
first_valid_uid = 1
first_valid_gid = 1
mail_privileged_group =
default_internal_user = ${owner.uid === 0 ? 'root' : 'postfix'}
default_internal_group = postfix
default_login_user = postfix
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = passwd-file
  args = ${home}/users
}
userdb {
  driver = passwd-file
  args = ${home}/users
}
`,
  )
  const running = spawn('dovecot', ['-F', '-c', conf], { stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  await until('dovecot answers', () => accepts(port))
  return {
    async stop() {
      running.kill('SIGTERM')
      await gone
    },
  }
}

function idsOf(user: string): Ids {
  const id = (flag: string) => Number(execFileSync('id', [flag, user]).toString())
  return { uid: id('-u'), gid: id('-g') }
}

function accepts(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
