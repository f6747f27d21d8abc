import { describe, expect, test } from 'vitest'
import { registrationRules as rules } from './registration-rules.ts'

describe('registration rules', () => {
  test.each([
    ['', 'Required'],
    ['ann', 'Invalid Email'],
    ['ann@mail', 'Invalid Email'],
    ['ann lee@mail.example', 'Invalid Email'],
    [' ann@mail.example ', true],
  ])('validate the e-mail %j', (email, verdict) => {
    expect(rules.email(email)).toBe(verdict)
  })

  test.each([
    ['', 'Required'],
    ['..', 'Username contains invalid characters'],
    ['ann lee', 'Username contains invalid characters'],
    ['x'.repeat(33), 'Username must be 32 characters or less'],
    ['Ann_Lee-1.2', true],
  ])('validate the username %j', (username, verdict) => {
    expect(rules.username(username)).toBe(verdict)
  })

  test.each([
    ['', 'Required'],
    ['🎬'.repeat(7), 'Password must be 8 chars or more'],
    ['🎬'.repeat(128), true],
    ['x'.repeat(129), 'Password too long. Max 128 characters'],
  ])('validate the password %j', (password, verdict) => {
    expect(rules.password(password)).toBe(verdict)
  })

  test('compare password and confirmation', () => {
    expect(rules.confirmation('', 'long enough')).toBe('Required')
    expect(rules.confirmation('long', 'long enough')).toBe("Passwords don't match")
    expect(rules.confirmation('long enough', 'long enough')).toBe(true)
  })
})
