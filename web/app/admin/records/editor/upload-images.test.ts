import { expect, test } from 'vitest'
import { uploadImages } from './upload-images.ts'

const file = (name: string) => new File(['x'], name)

test('each chosen file gives way to its address, wherever it stands; the rest stays', async () => {
  const asked: string[] = []
  const stored = await uploadImages(
    { title: 'Relay', logo: file('a'), images: ['/uploads/b.webp', file('c'), file('d')] },
    async ({ name }, { field, isOneOfMany }) => {
      asked.push(`${field} ${isOneOfMany}`)
      return `/uploads/${name}.webp`
    },
  )
  expect(stored).toEqual({
    title: 'Relay',
    logo: '/uploads/a.webp',
    images: ['/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'],
  })
  expect(asked).toEqual(['logo false', 'images true', 'images true'])
})
