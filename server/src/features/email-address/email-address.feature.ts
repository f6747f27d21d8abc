import {
  cancelEmailChange,
  changeEmailAddress,
  confirmEmailAddress,
  getEmailAddress,
  sendConfirmationLetter,
} from '@medley/contract/accounts/email-address'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import * as address from './email-address.service.ts'

export const emailAddressFeature: Feature = {
  name: 'email-address',
  routes: [
    route(getEmailAddress, address.showAddress),
    route(changeEmailAddress, address.requestChange),
    route(cancelEmailChange, address.cancelChange),
    route(sendConfirmationLetter, address.sendLetter),
    handle(confirmEmailAddress, (ctx, { body }) =>
      address.confirmByLink(ctx, body.user_id, body.token),
    ),
  ],
}
