import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Attack } from './attack.ts'
import { upload } from './scene.ts'
import { type Answer, jsonOf } from './send.ts'
import type { Target } from './target.ts'

const script = '<script>alert(1)</script>'

export const uploadAttacks: readonly Attack[] = [
  {
    name: 'pictures under lying names and types',
    kind: 'Uploads',
    expected: 'stored as WebP under a random name, without payload, place or owner',
    async run(target, tally) {
      for (const [name, bytes] of await taken()) {
        const answer = await uploadPicture(target, name, bytes)
        tally.expect(answer.status === 200, `${name}: ${answer.status}`)
        if (answer.status !== 200) continue
        const { pathname } = new URL(String(jsonOf(answer)['profile_pic']))
        tally.expect(/^\/files\/[\da-f]{32}\.webp$/.test(pathname), `${name} is at ${pathname}`)
        const file = await target.send({ path: pathname })
        tally.expect(file.headers['content-type'] === 'image/webp', `${name} has another type`)
        tally.expect(file.headers['x-content-type-options'] === 'nosniff', `${name} may be sniffed`)
        tally.expect(!file.bytes.includes('script'), `${name} keeps its payload`)
        const { exif, xmp } = await sharp(file.bytes).metadata()
        tally.expect(!exif && !xmp, `${name} keeps its metadata`)
      }
    },
  },
  {
    name: 'files that are no pictures, and pictures that are too large',
    kind: 'Uploads',
    expected: '415, 413 or 400',
    async run(target, tally) {
      for (const [name, bytes] of await refused()) {
        const { status } = await uploadPicture(target, name, bytes)
        tally.expect([400, 413, 415].includes(status), `${name}: ${status}`)
      }
    },
  },
]

async function uploadPicture(target: Target, name: string, bytes: Buffer): Promise<Answer> {
  return upload(target, await target.join(), name, bytes, '/profile-pic')
}

async function taken(): Promise<[string, Buffer][]> {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c43' } })
  const place = { IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const jpeg = await picture
    .clone()
    .jpeg()
    .withExif({ IFD0: { Artist: script }, ...place })
    .toBuffer()
  const gif = await picture.clone().gif().toBuffer()
  const png = await picture.clone().png().toBuffer()
  return [
    ['page.html', jpeg],
    ['picture.svg', jpeg],
    ['../../../x.jpg', jpeg],
    ['a\r\nb.jpg', jpeg],
    ['polyglot.gif', Buffer.concat([gif, Buffer.from(script)])],
    ['polyglot.png', Buffer.concat([png, Buffer.from(script)])],
  ]
}

async function refused(): Promise<[string, Buffer][]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
  return [
    ['picture.svg', Buffer.from(svg)],
    ['picture.png', Buffer.from(svg)],
    ['picture.eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\nshowpage\n')],
    ['picture.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['page.html', Buffer.from(`<!doctype html>${script}`)],
    ['picture.gif', Buffer.from(`GIF89a/*${script}*/=1;`)],
    ['empty.png', Buffer.alloc(0)],
    ['cut.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['huge.png', blackPng(12_000, 12_000)],
    ['large.png', Buffer.concat([blackPng(10, 10), Buffer.alloc(5_100_000)])],
  ]
}

/** A picture of one bit per pixel: 144 megapixels are 18 kB. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    part('IHDR', head),
    part('IDAT', rows),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
