import { type Actor, type Authorized, authorize } from '../../actor.ts'
import { forbidden } from '../../app-error.ts'
import type { OwnedComment } from './comments.queries.ts'

/** A comment can be deleted by its author and by the author of the review. */
export function mayDeleteComment(actor: Pick<Actor, 'id'>, comment: OwnedComment): boolean {
  return actor.id === comment.authorId || actor.id === comment.reviewAuthorId
}

/** The comment, authorized for deletion. Throws `forbidden`. */
export function authorizeDeletion<C extends OwnedComment>(actor: Actor, comment: C): Authorized<C> {
  if (!mayDeleteComment(actor, comment)) throw forbidden()
  return authorize(comment)
}
