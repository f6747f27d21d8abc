import { z } from 'zod'
import { fetchChecked, readJson } from '../../catalogue/source-client.ts'
import { SourceError } from '../../catalogue/source-error.ts'
import type { Context } from '../../context.ts'
import { readProductVersion } from '../../start/product-version.ts'
import { findRelease, storeRelease } from './upgrades.queries.ts'
import { isNewer, type Release, versionPattern } from './upgrades.rules.ts'

type UpgradeContext = Pick<Context, 'db' | 'clock' | 'web' | 'upgradeNoticeUrl'>

const answer = z.object({
  version: z.string().regex(versionPattern),
  notes: z.url({ protocol: /^https$/ }).max(500),
})
const timeoutMs = 10_000
const bytesMax = 10_000

/**
 * Stores the release that the address of the settings names, and does nothing without one. The request says nothing
 * about the instance but the name of the program and the contact that sources get.
 *
 * @throws SourceError if the address does not answer with a release
 */
export async function checkUpgrade(ctx: UpgradeContext, signal: AbortSignal): Promise<void> {
  if (ctx.upgradeNoticeUrl === null) return
  const url = new URL(ctx.upgradeNoticeUrl)
  const found = await fetchChecked(ctx.web, { url, timeoutMs, bytesMax, signal })
  if (found === null) throw new SourceError('failed', `${url.host} names no release`)
  const { version, notes } = await readJson(found, answer, url.host)
  await storeRelease(ctx.db, { version, notesUrl: notes }, ctx.clock.now())
}

/** Returns the release to upgrade to; null if the running one is the newest, or nobody asks. */
export async function showUpgrade({
  db,
  upgradeNoticeUrl,
}: Pick<Context, 'db' | 'upgradeNoticeUrl'>): Promise<Release | null> {
  if (upgradeNoticeUrl === null) return null
  const [release, running] = await Promise.all([findRelease(db), readProductVersion()])
  return release && isNewer(release.version, running) ? release : null
}
