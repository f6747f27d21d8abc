import type { Attack } from './attack.ts'
import { bodyAttacks } from './bodies.ts'
import { catalogueAttacks } from './catalogue.ts'
import { mailAttacks } from './mail.ts'
import { scriptAttacks } from './scripts.ts'
import { wireAttacks } from './wire.ts'

export const allAttacks: readonly Attack[] = [
  ...bodyAttacks,
  ...scriptAttacks,
  ...mailAttacks,
  ...wireAttacks,
  ...catalogueAttacks,
]
