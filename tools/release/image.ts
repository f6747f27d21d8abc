import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { must } from './commands.ts'
import type { Platform } from './platforms.ts'

/** A local list of images, one for each platform, and how buildah makes it. */
export interface ImageList {
  name: string
  /** The image below, for both platforms: any with glibc and useradd. */
  base: string
  /** Further options of build. */
  options?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Adds the image of a product's folder to the list. */
export async function addImage(
  { name, base, options = [], env }: ImageList,
  { container }: Platform,
  product: string,
): Promise<void> {
  const wanted = ['--manifest', name, '--platform', container, '--build-arg', `BASE=${base}`]
  const file = ['--file', join(root, 'deploy/Containerfile')]
  await buildah(env, ['build', '--quiet', ...options, ...wanted, ...file, product])
}

/** Writes the list with all its images into one file, an archive of an OCI layout. */
export function saveImages({ name, env }: ImageList, file: string, tag: string): Promise<void> {
  return buildah(env, ['manifest', 'push', '--quiet', '--all', name, `oci-archive:${file}:${tag}`])
}

/** Removes the list, and what an interrupted run has left of it. */
export function removeImages({ name, env }: ImageList): Promise<void> {
  const script = 'buildah manifest exists "$1" || exit 0; exec buildah manifest rm "$1"'
  return must('sh', ['-c', script, 'sh', name], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

const buildah = (env: NodeJS.ProcessEnv | undefined, args: readonly string[]): Promise<void> =>
  must('buildah', args, { env: env ?? process.env, stdio: ['ignore', 'ignore', 'inherit'] })
