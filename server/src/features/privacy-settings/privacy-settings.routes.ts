import * as contract from '@medley/contract/accounts/privacy-settings'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { changePrivacySettings, showPrivacySettings } from './privacy-settings.service.ts'

export function privacySettingsRoutes(ctx: Context): Route[] {
  return [
    handle(contract.getPrivacySettings, ({ actor }) => showPrivacySettings(ctx, actor)),
    handle(contract.changePrivacySettings, ({ actor, body }) =>
      changePrivacySettings(ctx, actor, body),
    ),
  ]
}
