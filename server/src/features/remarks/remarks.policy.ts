import { type Actor, type Authorized, authorize } from '../../actor.ts'
import { forbidden } from '../../app-error.ts'
import type { OwnedRemark } from './remarks.writing.queries.ts'

/** A remark can be changed by its author alone. */
export function mayEdit(actor: Pick<Actor, 'id'>, remark: OwnedRemark): boolean {
  return actor.id === remark.authorId
}

/** A remark can be deleted by its author, a reply also by the author of the remark. */
export function mayDelete(actor: Pick<Actor, 'id'>, remark: OwnedRemark): boolean {
  return actor.id === remark.authorId || actor.id === remark.parentAuthorId
}

/** Throws `forbidden`. */
export function authorizeEdit<R extends OwnedRemark>(actor: Actor, remark: R): Authorized<R> {
  if (!mayEdit(actor, remark)) throw forbidden()
  return authorize(remark)
}

/** Throws `forbidden`. */
export function authorizeDeletion<R extends OwnedRemark>(actor: Actor, remark: R): Authorized<R> {
  if (!mayDelete(actor, remark)) throw forbidden()
  return authorize(remark)
}
