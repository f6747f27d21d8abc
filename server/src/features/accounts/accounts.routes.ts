import { readFile } from 'node:fs/promises'
import {
  changeName,
  changeLanguage as changeLanguageCall,
  changeOriginalTitles as changeOriginalTitlesCall,
  changeProfilePicture,
  createAccount,
  deleteAccount,
  forgotPassword,
  getLanguage,
  getOriginalTitles,
  resetPassword as resetPasswordCall,
} from '@medley/contract/accounts/accounts'
import { handle, route, type Route } from '../../http/handle.ts'
import {
  changeLanguage,
  changeOriginalTitles,
  showLanguage,
  showOriginalTitles,
} from './settings/accounts.language.service.ts'
import { changePicture } from './picture/accounts.picture.service.ts'
import { eraseAccount, rename } from './settings/accounts.settings.service.ts'
import { requestReset, resetPassword } from './passwords/accounts.reset.service.ts'
import { register } from './accounts.service.ts'

export const accountsRoutes: readonly Route[] = [
  route(createAccount, register),
  route(forgotPassword, requestReset),
  handle(resetPasswordCall, async (ctx, { body }) => {
    await resetPassword(ctx, body.user_id, body.token, body.new_password)
    return { user_id: body.user_id }
  }),
  handle(changeName, async (ctx, { actor, body }) => {
    await rename(ctx, actor, { firstName: body.first_name, lastName: body.last_name })
    return body
  }),
  route(getLanguage, showLanguage),
  route(changeLanguageCall, changeLanguage),
  route(getOriginalTitles, showOriginalTitles),
  route(changeOriginalTitlesCall, changeOriginalTitles),
  handle(changeProfilePicture, async (ctx, { actor, file }) => {
    const { url } = await changePicture(ctx, actor, await readFile(file.path))
    return { profile_pic: url }
  }),
  handle(deleteAccount, async (ctx, { actor, body, cookie }) => {
    const deleted = await eraseAccount(ctx, actor, body.password)
    cookie.clear()
    return deleted
  }),
]
