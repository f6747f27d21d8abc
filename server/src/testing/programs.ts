import { fileURLToPath } from 'node:url'

const bundles = new URL('../../.cache/', import.meta.url)

/**
 * Programs that tests run as processes of their own, bundled by `global-setup.ts`: a bundle starts in half the time of
 * its thousand files.
 */
export const programs = {
  admin: fileURLToPath(new URL('admin/main.js', bundles)),
  dyingWorker: fileURLToPath(new URL('testing/dying-worker.js', bundles)),
}
