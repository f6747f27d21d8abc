import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** The pictures that the README shows, by the name of the picture that each is cut from. */
const desktops = {
  feed: 'home-feed-desktop-light',
  work: 'work-film-desktop-light',
  'for-you': 'for-you-film-desktop-light',
  explore: 'explore-film-desktop-dark',
  year: 'year-desktop-light',
}
const phones = ['home-feed-phone-light', 'work-film-phone-light', 'popup-write-phone-light']
export const screensOfReadme = [
  'home-feed',
  'work-film',
  'for-you-film',
  'explore-film',
  'popup-write',
  'year',
]

const height = 800
/** Between two phones, in px. */
const gap = 30
const webp = { quality: 82 }

/** Takes the pictures of the README by `take` into a folder of its own, and writes them to `folder`. */
export async function writeReadmePictures(
  folder: string,
  take: (folder: string) => Promise<void>,
): Promise<void> {
  const taken = mkdtempSync(path.join(tmpdir(), 'medley-readme-'))
  try {
    await take(taken)
    for (const [name, picture] of Object.entries(desktops)) {
      const image = sharp(path.join(taken, `${picture}.png`))
      const { width } = await image.metadata()
      await image
        .extract({ left: 0, top: 0, width, height })
        .webp(webp)
        .toFile(path.join(folder, `${name}.webp`))
    }
    const ones = await Promise.all(phones.map((name) => phoneOf(path.join(taken, `${name}.png`))))
    await joinPhones(ones).toFile(path.join(folder, 'phone.webp'))
  } finally {
    rmSync(taken, { recursive: true })
  }
}

/** A phone in px, of which the pictures show the upper part. */
const phone = { width: 585, height: 1170 }

async function phoneOf(file: string): Promise<Buffer> {
  return sharp(file)
    .resize({ ...phone, fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
}

/** Pictures of phones side by side. */
function joinPhones(pictures: readonly Buffer[]): Sharp {
  const width = pictures.length * phone.width + (pictures.length - 1) * gap
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width, height: phone.height, channels: 4, background } })
    .composite(
      pictures.map((input, index) => ({ input, left: index * (phone.width + gap), top: 0 })),
    )
    .webp(webp)
}
