/** Texts of the links to further ways to discover. */
export const furtherTexts = {
  further: 'More ways to discover',
  topRated: 'Top rated',
  topRatedLead: 'What everyone rates highest',
  tonight: 'Tonight',
  tonightLead: 'Something for all of you',
  fromFriends: 'From friends',
  fromFriendsLead: 'What friends sent you',
  lists: 'Lists',
  listsLead: 'Put together by members',
  taste: 'Taste',
  tasteLead: 'People with your taste',
} as const
