import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { LinkPurpose } from './account-links.queries.ts'

/** The 256-bit token of a link: derived from its id with the server's secret, so that only its hash is stored. */
export function tokenOf({ tokens }: Pick<Context, 'tokens'>, purpose: LinkPurpose, id: string) {
  return tokens.linkToken(`${purpose} ${id}`)
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
