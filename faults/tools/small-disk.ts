import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why there can be no small disk here, if so. */
export function withoutSmallDisk(): string | null {
  return process.platform === 'linux' && process.getuid?.() === 0
    ? null
    : 'only root on Linux can mount a small disk'
}

/** A disk of a few megabytes, in memory, that can be filled to the last byte. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'busbar-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  const probe = join(folder, 'probe')
  return {
    /** A place on it. */
    make(name: string) {
      const path = join(folder, name)
      mkdirSync(path)
      return path
    },
    fill() {
      const megabyte = Buffer.alloc(2 ** 20)
      // To the last byte, even if others write meanwhile: what fits of a block is written before it fails.
      try {
        for (;;) appendFileSync(filler, megabyte)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    /** Whether it takes not one block more: the disk is full, and not only nearly. */
    isFull() {
      try {
        appendFileSync(probe, Buffer.alloc(64 * 1024))
        return false
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ENOSPC'
      } finally {
        rmSync(probe, { force: true })
      }
    },
    free: () => rmSync(filler),
    unmount() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
