import type { Profile } from '@medley/contract/values/shapes'
import type { Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { findOwner, findUserByName, lockReachable, type UserRow } from './profiles.queries.ts'
import { toProfile } from './profiles.view.ts'

/** The user with a name, regardless of blocks and suspension. Throws `user_not_found`. */
export async function requireUser(handle: Handle, username: string): Promise<UserRow> {
  const user = await findUserByName(handle, null, username)
  if (!user) throw notFound('user')
  return user
}

/** The user with a name, regardless of blocks. Throws `user_not_found`, also if suspended. */
export async function requireReachableName(
  handle: Handle,
  viewer: Viewer,
  username: string,
): Promise<UserRow> {
  const user = await findUserByName(handle, viewer, username)
  if (!user || user.isHidden) throw notFound('user')
  return user
}

/** Locks the user with an id against deletion, regardless of blocks. Throws `user_not_found`, also if suspended. */
export async function requireReachable(handle: Handle, viewer: Viewer, id: number): Promise<void> {
  if (!(await lockReachable(handle, viewer, id))) throw notFound('user')
}

/** The user with a name. Throws `user_not_found`, or `blocked_by_them` if they block the viewer. */
export async function requireVisibleUser(
  handle: Handle,
  viewer: Viewer,
  username: string,
): Promise<UserRow> {
  const user = await requireReachableName(handle, viewer, username)
  if (!user.isVisible) throw new AppError('blocked_by_them')
  return user
}

/** As `requireVisibleUser`; throws `not_in_audience` as well if the user shows the viewer no more than name and picture. */
export async function requireOpenUser(
  handle: Handle,
  viewer: Viewer,
  username: string,
): Promise<UserRow> {
  const user = await requireVisibleUser(handle, viewer, username)
  if (user.onlyFor !== null) throw new AppError('not_in_audience')
  return user
}

/**
 * Throws `user_not_found` if the owner of a page does not exist or is suspended, `blocked_by_them` if they
 * block the viewer, `not_in_audience` if they show it to others only.
 */
export async function requireVisibleOwner(
  handle: Handle,
  viewer: Viewer,
  ownerId: number,
): Promise<void> {
  const owner = await findOwner(handle, viewer, ownerId)
  if (!owner || (owner.isSuspended && !viewer?.isAdmin)) throw notFound('user')
  if (owner.blocksViewer) throw new AppError('blocked_by_them')
  if (owner.isClosed) throw new AppError('not_in_audience')
}

/** Throws like `requireVisibleUser`. */
export async function showProfile(
  ctx: Context,
  viewer: Viewer,
  { user: username }: { user: string },
): Promise<Profile> {
  return toProfile(await requireVisibleUser(ctx.db, viewer, username))
}

export { toProfile }
