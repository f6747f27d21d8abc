export const invitationsTexts = {
  title: 'Invitations',
  loadFailed: 'The invitations could not be loaded',
}
