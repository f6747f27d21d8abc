import { crc32, deflateRawSync } from 'node:zlib'

/** A CSV record, quoted where necessary. */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) =>
      /[",\n\r]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell,
    )
    .join(',')
}

/** A CSV file from a header and rows, with LF line endings. */
export function csvOf(header: string, rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows.map(csvLine), ''].join('\n')
}

export const headers = {
  watched: 'Date,Name,Year,Letterboxd URI',
  ratings: 'Date,Name,Year,Letterboxd URI,Rating',
  diary: 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  reviews: 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
  goodreads:
    'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies',
  storygraph:
    'Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?',
  imdbRatings:
    'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
  imdbList:
    'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated',
}

/** A row under one of the headers; absent columns are empty. */
export function rowUnder(header: string, cells: Record<string, string | number>): string {
  const columns = header.split(',')
  const unknown = Object.keys(cells).filter((name) => !columns.includes(name))
  if (unknown.length > 0) throw new Error(`No such column: ${unknown.join(', ')}`)
  return csvLine(columns.map((name) => cells[name] ?? ''))
}

/** A file with rows under one of the headers. */
export function fileUnder(
  header: string,
  rows: readonly Record<string, string | number>[],
): string {
  return [header, ...rows.map((row) => rowUnder(header, row)), ''].join('\n')
}

interface ZipEntry {
  name: string
  content: string | Buffer
  /** The unpacked size that the ZIP claims, if false. */
  statedSize?: number
  isEncrypted?: boolean
}

/** The bytes of a ZIP, valid or with the false claims of a test. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, packed, fields } = packEntry(entry)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      fields,
      u16(0),
      name,
      packed,
    ])
    const central = [Buffer.from('PK\u0001\u0002', 'latin1'), u16(20), fields, u16(0)]
    directory.push(...central, Buffer.alloc(10), u32(offset), name)
    locals.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = u16(entries.length)
  const end = [Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(4), count, count, u32(size)]
  return Buffer.concat([...locals, ...directory, ...end, u32(offset), u16(0)])
}

function packEntry({ name, content, statedSize, isEncrypted }: ZipEntry) {
  const bytes = Buffer.from(content as string)
  const packed = deflateRawSync(bytes)
  const nameBytes = Buffer.from(name)
  const flags = 0x800 + (isEncrypted ? 1 : 0)
  const fields = Buffer.concat([
    u16(20),
    u16(flags),
    u16(8),
    Buffer.alloc(4),
    u32(crc32(bytes)),
    u32(packed.length),
    u32(statedSize ?? bytes.length),
    u16(nameBytes.length),
  ])
  return { name: nameBytes, packed, fields }
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
