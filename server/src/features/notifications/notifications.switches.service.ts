import {
  hiddenByDefault,
  type KindSwitches,
  mailedByDefault,
  notificationKinds,
  type SwitchableKind,
} from '@medley/contract/accounts/notification-settings'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  listChangedSwitches,
  switchMailOff,
  upsertSwitches,
} from './notifications.switches.queries.ts'

/** The ways in which a member is notified of each kind of event. */
export async function switchesOf(handle: Handle, userId: number): Promise<KindSwitches[]> {
  const changed = new Map<string, { site: boolean; mail: boolean }>()
  for (const { kind, ...how } of await listChangedSwitches(handle, userId)) changed.set(kind, how)
  return notificationKinds.map((kind) => ({ kind, ...(changed.get(kind) ?? defaultOf(kind)) }))
}

function defaultOf(kind: SwitchableKind): { site: boolean; mail: boolean } {
  return { site: !hiddenByDefault.includes(kind), mail: mailedByDefault.includes(kind) }
}

/** Changes how a member is notified of some kinds of events. */
export async function changeSwitches(
  tx: Tx,
  userId: number,
  switches: readonly KindSwitches[],
): Promise<void> {
  await upsertSwitches(tx, userId, switches)
}

/** Ends the letters about some kinds of events. */
export async function endMailOf(tx: Tx, userId: number, kinds: readonly string[]): Promise<void> {
  await switchMailOff(tx, userId, kinds)
}
