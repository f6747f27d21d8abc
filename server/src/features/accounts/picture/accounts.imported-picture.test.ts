import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness.ts'
import { storeImportedPicture } from '../accounts.import-target.ts'

const app = useTestApp()
const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })

test('the picture of an import keeps neither metadata nor other content of its file', async () => {
  const exif = { IFD0: { Artist: 'Olga Owner' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
  const bytes = await blank().withExif(exif).webp().toBuffer()
  const payload = Buffer.concat([bytes, Buffer.from('free storage '.repeat(1000))])
  const key = await storeImportedPicture(app.ctx, payload)
  const stored = key === null ? null : await app.ctx.files.read(key)
  expect(stored?.toString('latin1')).not.toMatch(/Olga|free storage|EXIF/)
  expect(await sharp(stored ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
    height: 30,
  })
})

test.each([
  ['another format', () => blank().png().toBuffer()],
  ['no picture', () => Promise.resolve(Buffer.from('RIFF\0\0\0\0WEBP and no more'))],
  ['more pixels than any export has', () => blank().resize(1100, 1100).webp().toBuffer()],
])('%s is not stored', async (_, make) => {
  expect(await storeImportedPicture(app.ctx, await make())).toBeNull()
})
