import {
  getBackup,
  removeBackup,
  runBackup,
  setBackup,
} from '@medley/contract/administration/backups'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { forgetBackup, requestBackup, saveBackup, showBackup } from './backups.service.ts'

export function backupsRoutes(ctx: Context): Route[] {
  return [
    handle(getBackup, ({ actor }) => showBackup(ctx, actor)),
    handle(setBackup, ({ actor, body }) => saveBackup(ctx, actor, body)),
    handle(removeBackup, ({ actor }) => forgetBackup(ctx, actor)),
    handle(runBackup, ({ actor }) => requestBackup(ctx, actor)),
  ]
}
