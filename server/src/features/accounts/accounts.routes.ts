import {
  changeName,
  changePassword,
  changeProfilePicture,
  createAccount,
  deleteAccount,
  forgotPassword,
  resetPassword as resetPasswordCall,
} from '@medley/contract/accounts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { changePicture } from './accounts.picture.service.ts'
import { eraseAccount, rename, updatePassword } from './accounts.settings.service.ts'
import { requestReset, resetPassword } from './accounts.reset.service.ts'
import { register } from './accounts.service.ts'

export function accountsRoutes(ctx: Context): Route[] {
  return [
    handle(createAccount, ({ body, commit }) => register(ctx, commit, body)),
    handle(forgotPassword, ({ body }) => requestReset(ctx, body.email)),
    handle(resetPasswordCall, ({ body }) =>
      resetPassword(ctx, body.user_id, body.token, body.new_password),
    ),
    handle(changeName, ({ actor, body }) => rename(ctx, actor, body)),
    handle(changePassword, ({ actor, body }) =>
      updatePassword(ctx, actor, body.old_password, body.new_password),
    ),
    handle(changeProfilePicture, ({ actor, file }) => changePicture(ctx, actor, file.bytes)),
    handle(deleteAccount, ({ actor, body }) => eraseAccount(ctx, actor, body.password)),
  ]
}
