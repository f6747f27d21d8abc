import { fileURLToPath } from 'node:url'
import type { Gate } from '../catalogue/gate.ts'
import { type Catalogue, createCatalogue, createSources } from '../catalogue/catalogue.ts'
import { userAgentOf } from '../catalogue/contact.ts'
import {
  createOfflineClient,
  createWebClient,
  type WebClient,
} from '../catalogue/web/web-client.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Handle } from '../db/transaction.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { paths } from '../paths.ts'

/** Opens the shelf and, unless OFFLINE is set, all sources that need no key or have one, behind the gate that `watched` returns. */
export function openCatalogue(
  { offline, sourceKeys, sourcesContact, sourcesLocale: locale }: Config,
  db: Handle,
  watched: (gate: Gate) => Gate = (gate) => gate,
): { catalogue: Catalogue; web: WebClient } {
  const gate = watched(createGate({ db, clock: systemClock }))
  const web = offline
    ? createOfflineClient()
    : createWebClient({ userAgent: userAgentOf(sourcesContact) })
  const hasContact = sourcesContact !== null
  const sources = offline ? [] : createSources({ web, gate, locale, hasContact }, sourceKeys)
  const shelfFolder = fileURLToPath(paths.shelf)
  return { catalogue: createCatalogue({ shelfFolder, sources, gate }), web }
}
