import { type Actor, type Authorized, authorize } from '../../actor.ts'
import { forbidden } from '../../app-error.ts'
import type { OwnedComment } from './comments.queries.ts'

/** A comment goes when its author or the author of the review wants it gone. */
export function mayDeleteComment(actor: Pick<Actor, 'id'>, comment: OwnedComment): boolean {
  return actor.id === comment.authorId || actor.id === comment.reviewAuthorId
}

/** The comment, allowed to be deleted. Throws `forbidden`. */
export function authorizeDeletion<C extends OwnedComment>(actor: Actor, comment: C): Authorized<C> {
  if (!mayDeleteComment(actor, comment)) throw forbidden()
  return authorize(comment)
}
