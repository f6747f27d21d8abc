import {
  cancelEmailChange,
  changeEmailAddress,
  confirmEmailAddress,
  getEmailAddress,
  sendConfirmationLetter,
} from '@medley/contract/accounts/email-address'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as address from './email-address.service.ts'

export function emailAddressRoutes(ctx: Context): Route[] {
  return [
    handle(getEmailAddress, ({ actor }) => address.showAddress(ctx, actor)),
    handle(changeEmailAddress, ({ actor, body }) => address.requestChange(ctx, actor, body)),
    handle(cancelEmailChange, ({ actor }) => address.cancelChange(ctx, actor)),
    handle(sendConfirmationLetter, ({ actor }) => address.sendLetter(ctx, actor)),
    handle(confirmEmailAddress, ({ body }) => address.confirmByLink(ctx, body.user_id, body.token)),
  ]
}
