import { expect, test } from 'vitest'
import { storeImages } from './store-images.ts'

const file = (name: string) => new File(['x'], name)

test('each chosen file gives way to its address, wherever it stands; the rest stays', async () => {
  const asked: string[] = []
  const stored = await storeImages(
    { title: 'Relay', logo: file('a'), images: ['/uploads/b.webp', file('c'), file('d')] },
    async ({ name }, field) => {
      asked.push(field)
      // The first of them takes longest.
      if (name === 'c') await new Promise((resolve) => setTimeout(resolve, 20))
      return `/uploads/${name}.webp`
    },
  )
  expect(stored).toEqual({
    title: 'Relay',
    logo: '/uploads/a.webp',
    images: ['/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'],
  })
  expect(asked).toEqual(['logo', 'images', 'images'])
})

test('a file that cannot be stored is told', async () => {
  const failing = storeImages({ images: [file('a')] }, () => Promise.reject(new Error('No room')))
  await expect(failing).rejects.toThrow('No room')
})
