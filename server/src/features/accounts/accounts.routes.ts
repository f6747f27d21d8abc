import { readFile } from 'node:fs/promises'
import {
  changeName,
  changeLanguage as changeLanguageCall,
  changeProfilePicture,
  createAccount,
  deleteAccount,
  forgotPassword,
  getLanguage,
  resetPassword as resetPasswordCall,
} from '@medley/contract/accounts/accounts'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { changeLanguage, showLanguage } from './settings/accounts.language.service.ts'
import { changePicture } from './picture/accounts.picture.service.ts'
import { eraseAccount, rename } from './settings/accounts.settings.service.ts'
import { requestReset, resetPassword } from './passwords/accounts.reset.service.ts'
import { register } from './accounts.service.ts'

export function accountsRoutes(ctx: Context): Route[] {
  return [
    handle(createAccount, ({ body, commit }) => register(ctx, commit, body)),
    handle(forgotPassword, ({ body }) => requestReset(ctx, body.email)),
    handle(resetPasswordCall, async ({ body }) => {
      await resetPassword(ctx, body.user_id, body.token, body.new_password)
      return { user_id: body.user_id }
    }),
    handle(changeName, async ({ actor, body }) => {
      await rename(ctx, actor, { firstName: body.first_name, lastName: body.last_name })
      return body
    }),
    handle(getLanguage, ({ actor }) => showLanguage(ctx, actor)),
    handle(changeLanguageCall, ({ actor, body, cookie }) =>
      changeLanguage(ctx, actor, body.language, cookie),
    ),
    handle(changeProfilePicture, async ({ actor, file }) => {
      const { url } = await changePicture(ctx, actor, await readFile(file.path))
      return { profile_pic: url }
    }),
    handle(deleteAccount, async ({ actor, body, cookie }) => {
      const deleted = await eraseAccount(ctx, actor, body.password)
      cookie.clear()
      return deleted
    }),
  ]
}
