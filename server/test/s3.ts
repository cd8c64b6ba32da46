import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { startS3 } from '../../dev/s3.ts'

/** An empty bucket on a real S3 server of its own. */
export async function createTestBucket() {
  const folder = await mkdtemp(join(tmpdir(), 'busbar-s3-'))
  const { stop, gateway, ...server } = await startS3({ folder })
  const bucket = 'uploads'
  const aws = new AwsClient({
    accessKeyId: server.accessKey,
    secretAccessKey: server.secretKey,
    region: server.region,
    service: 's3',
  })
  const made = await aws.fetch(`${server.endpoint}/${bucket}`, { method: 'PUT' })
  if (!made.ok) throw new Error(`the bucket could not be made: ${made.status} ${await made.text()}`)
  return {
    settings: { ...server, bucket },
    gateway,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
