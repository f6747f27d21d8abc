import type { Sharp } from 'sharp'

/**
 * Opens an encoded picture, to read it or to encode it again; both throw on a damaged one. The library is loaded with
 * the first picture, since it takes 20 MB of memory and a twentieth of a second, and most processes never need it.
 */
export async function openPicture(
  bytes: Buffer,
  limits: { limitInputPixels?: number | false } = {},
): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { failOn: 'error', ...limits })
}
