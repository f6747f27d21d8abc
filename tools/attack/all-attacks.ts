import type { Attack } from './attack.ts'
import { bodyAttacks } from './bodies.ts'
import { catalogueAttacks } from './catalogue.ts'
import { cookieAttacks } from './cookies.ts'
import { limitAttacks } from './limits.ts'
import { mailAttacks } from './mail.ts'
import { objectAttacks } from './objects.ts'
import { outgoingAttacks } from './outgoing.ts'
import { scriptAttacks } from './scripts.ts'
import { tokenAttacks } from './tokens.ts'
import { uploadAttacks } from './uploads.ts'
import { wireAttacks } from './wire.ts'

export const allAttacks: readonly Attack[] = [
  ...objectAttacks,
  ...tokenAttacks,
  ...cookieAttacks,
  ...limitAttacks,
  ...bodyAttacks,
  ...uploadAttacks,
  ...scriptAttacks,
  ...mailAttacks,
  ...outgoingAttacks,
  ...wireAttacks,
  ...catalogueAttacks,
]
