// Builds the web app into web/dist, in every language: the builds share the folder, and files that are equal.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@medley/contract/values/languages'
import { build } from 'vite'
import { settings } from './vite.config.ts'
import { precompress } from './precompress.ts'

const mode = 'production'
const folder = join(import.meta.dirname, 'dist')

await rm(folder, { recursive: true, force: true })
await Promise.all(
  languages.map((language) =>
    build({ ...settings(mode, language), mode, configFile: false, logLevel: 'warn' }),
  ),
)
await precompress(folder)
