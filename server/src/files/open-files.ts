import { join } from 'node:path'
import type { Files } from './files.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files, type S3Store } from './s3-files.ts'

export interface FileSettings {
  dataDir: string
  publicUrl: string
  s3: S3Store | null
}

/** Opens the configured S3 store, or else a folder in the data folder. */
export function openFiles({ dataDir, publicUrl, s3 }: FileSettings): Files {
  return s3 ? createS3Files(s3, publicUrl) : createFolderFiles(join(dataDir, 'files'), publicUrl)
}
