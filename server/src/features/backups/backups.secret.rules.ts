/** The purpose under which a member's password or secret key is encrypted. */
export function secretPurpose(userId: number): string {
  return `backup ${userId}`
}
