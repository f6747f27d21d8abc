-- 0001-text-functions.sql 4f56ada51b9e75a1441e6d4a919e86e82f0cd48d491dcaa450823cd2f6530b4b
-- 0002-users.sql 19ea34d702047a4b6a455cb7b144bd7febe1c3acb9fa00e756555ac072006122
-- 0003-works.sql 1c2a1fc1c4c8a835e2cf476cede267484dea6f0b41ae1a1127095ffe7b1a57c7
-- 0004-sources.sql 085b5082f22a9d6bcf0eec3703f3c2d9f88633ff195849ccfd47b034b6d82308
-- 0005-friendships-and-blocks.sql 318d8e72dca7ba087a20b07db4a1744681d9eba2ea3701bd57b9958c009ca77a
-- 0006-reviews.sql 65235a9c1abaa66d6c65220721f606c36e6658e7af4903cdd020a0f95456cf6f
-- 0007-comments-and-likes.sql f6b6cfb43a8de706fac62163f6a16b3a603fc8dd9e387a5a00e0a4b5cfb87fb0
-- 0008-marks.sql 7ec0616c886cbfd33269fb49a02ca96d0dedbf6d47bd58331bb4eca27d71b608
-- 0009-lists.sql 7bf29c6cb25038184fb378c0cd1fb6d5d5365ce32b3789e7e5ff510fa2f26046
-- 0010-notifications.sql b22deb4dceeb4f207da4a22d6abd82d9f42d8ccc7baf1c95b8c44c9f46cb7b90
-- 0011-imports.sql be76195f95b57673ee8322496d0b8f11da6849a12b830471eae04f4107d0db62
-- 0012-exports.sql b5dcf8b8ccf16d3367b69f9b54ce09c59fa33f5e6f02ae210b9a81102f9e5a9c
-- 0013-feedback-and-reports.sql 93c7e4c9196032d7584323b92882ccd059591fd60d2a88df19699c97ebe94ecf
-- 0014-bulk-email.sql 2317192ae990d2a5d2d6ee6899838cb19077683490c2fec4e00451c354814210
-- 0015-idempotency-keys.sql 071e6e7491af61a0d64996b761511d78a05a8e418b6e5aee56f288842fa0bbba
-- 20261122T0810-add-facts-of-works.sql 5b11c9c57fdb3072562fb0c52d174bc1f0878e8ee70fa0ef96755ab6034e0bc4
-- 20261122T0820-add-standing-of-works.sql ec83b7108b1ac8cb6dccbbffbcc963d3a7a25aba47ee1224e530f5e7a779ff95
-- 20261122T0840-add-viewings.sql b51e629e8d0eadcaaa75d77a814f719ed45c3dfef61739eca9ec733ee9951b06
-- 20261122T0845-hide-reviews-of-added-works.sql 80847f617d92e338fafbe53772e80277b041302be98ef4221a2981ff75f00c2e
-- 20261122T0850-search-by-alternative-titles.sql 872ae0a4649b87b53d02916bf9c190b7815da08ee4ca7b7e0c8c58d6b839d0c8
-- 20261122T0900-import-viewings.sql b0ffd5fc8336b705af0e2b676112fdb6030400edad4ab63051a14917167256de
-- 20261122T0910-index-works-of-imports.sql 12bf50fa92fe46b7eeb1d7649d816a36c999d5c46cceb7675a38d809ee7b3350
-- 20261122T0930-retire-user-ids.sql 93728e67e51d3503debaa58d4a3fc9068da860a8f9bea231a342cb3651c6b464
-- 20261122T1110-index-works-of-earlier-imports.sql a8ff401456a2dcca7f1f5412863f120909f127d46d7d13dfaaa91ce0994f3daf
-- 20261122T1200-link-reviews-to-viewings.sql 20944c3b64f24f128c4f266c8d80637cefed2ec57a6038763d1ea6208578f75e
-- 20261122T1210-count-diaries-by-index.sql 73fe629f6434f03c443280f6a02f17115f312922b48d5319b14a25c09b6278e3
-- 20261122T1310-add-backups.sql e36448b5bd13939e17b83bbbacb8706f379b8c8d822ada42312bd749482ff7ad
-- 20261122T1320-import-comments-likes-friends.sql cec2292e16e4ac27b329cceee9562ee1bc899f75dcf4adc043fe814f532900d3
-- 20261122T1330-add-work-pictures.sql 98174a3e1a00144d6bf355dc9755f9bf721209d4ed4d1b93d60a3c3c630c8202
-- 20261122T1400-add-sessions.sql 4e4a43c0d41d433d1ec2fbebb90277689ecbcf89f0008c20a671a7f24612d119
-- 20261122T1500-add-audit-log.sql f17eb1f605645ac418f76f84e71144838735567ead4cf482f38ee6a0e44202c0
-- 20261122T1510-add-moderation.sql 0dadd376d8223eaf0d9109e3e29382ebfe603131cc035e767e70ed30db082ca6
-- 20261122T1520-find-look-alike-names.sql dfbbac6d91edf25201ed1b71b14945e99f448efde693bdc123388ed98cd17d1a
-- 20261122T1600-add-rate-limits.sql 3c9342bdd25a4c5bacb8651971fb23eb303efcb3849162534a1fe831c9d49690
-- 20261122T1605-add-login-waits.sql e2555843f20d49260d7da22e84484529e5b89d51a2a22ed90e4dca2676710b68
-- 20261122T1700-match-short-words-whole.sql f999ddcbbd52060a9458ddf8717a3c884766890248053186dce36b545b1fca39
-- 20261122T1800-confirm-email-addresses.sql a55f3251cecd71bbfb14b050ee43fb705ab33ae5b56dbc8c88e5de83bf72d9ce
-- 20261122T1830-add-second-factors.sql 49100db4f5e54a9c4be27f8bde4b2792af766dd608d64a7578c9a92610a8cdf8
-- 20261122T1835-add-passkeys.sql 9bf759611b4caa1c1340cb6cad590ec0fe643b257a207d92870afc5faeccade2
-- 20261122T1900-add-mutes.sql 90a111ebed4dc0a1bb388b5f08a4e4a663203c5922c96eb8bbb771bc7aeb3c29
-- 20261122T1905-add-hidden-works.sql 668f4c1fc3e0f7a04f4387ad8f9c0f6fc6f13f31b6bf2ba3c721d7c10a62f5eb
-- 20261122T1910-add-filter-words.sql 05d104d98a24f6cc45f5bdb398fd905eb9ead610f28e60ee2768ef6db524608c
-- 20261122T2000-index-ends-of-titles.sql b3d095fe94e3e33c5317f694014415228bcfa9d96b761e078bc950248834a360
-- 20261122T2010-confirm-addresses-before-backups.sql d2959ef7996ee9bb6487d5cad0071ae91b5cd6358936f75eb040f46d97923cdb
-- 20261122T2011-import-what-members-hide.sql 965f889922f0912839ba637b56091098d83833b638c9c83f77e8b65231760bab
-- 20261122T2040-weigh-ratings-of-works.sql f8f297bc8bb5bc33f26eaf446d146f5b3697d36c1abaab5136c832795572ed9a
-- 20261122T2049-order-works-by-fame.sql 1a7f58d87a14682be25c6ebd57308a7743dc67ee8898cb9f22e52ecee75c1e25
-- 20261122T2050-add-welcomes.sql 6a83b1582ac6b96ef4ad7ae5aa3d73eaf4ca1b3f11730d09a6e24b7e9b3c2386
-- 20261122T2110-add-list-likes.sql e353ac387470afaca2c7742915075c4e1f9441789c052ef91ab5a34174d63d76
-- 20261122T2111-credit-copied-lists.sql ae6fddd516ab2f0d920d0d9868e1b5bc6c0988b9f061b9af60967a7b040436a9
-- 20261122T2130-add-notification-settings.sql dd5cece2533b9efb6060749aa0857b8f67f892cdc8fb3f8d8d2bbe1adb1d101c
-- 20261123T0100-add-recommendations.sql de224f9131710533dc266b4ec1fd77e1b97c1397cc944b27ec757ec2ef1070b8
-- 20261123T0110-note-jobs-of-model-runs.sql 08877efe5927bf23cb055a123c805fc942ae7dc3da957b5f8f60e3ab308ac953
-- 20261123T0300-add-charts.sql 5cca189b35277a821b719ea36cfc70fc6257d36bcd61a32f03dd05efcee3bf71
-- 20261123T0310-add-taste-matches.sql e921ad5bfa808bd39c36431782d723e2336b66d6f76b7ee77b65fe3f053fb40a
-- 20261123T0340-drop-weighted-ratings.sql c65ea424c5032018addad6270eed6cf0114a4a5986f01babd955d1c90e720f5d
-- 20261123T0400-add-sent-works.sql affcdecb3ee21bb0f81c97643a60719e198a46a2f10331480fec0044d3b8740a
-- 20261123T0410-add-evenings.sql fd59f0eb51bd291dccb140b126563369f75410755dea13b416c8f596637a7965
-- 20261123T1000-store-languages.sql 2e6cf3efd68c4e6acc42cfd7d23ee5cef65c817bcff05eaceac3f65e3158752c
-- 20261123T1100-add-privacy-settings.sql 13bd1fc453454a604e0d6bc495bcfa8116a0d9b1d9433ca1bfbd7f1075f2331f
-- 20261123T1110-explain-recommendations.sql cfadf6be1b31da5e2facac1e4243efaa4ae6e3014a0433187a9baa37a1d0b2e4
-- 20261123T1111-import-dismissed-works.sql 34bf6c8c13df68f5ff36d8a7ff702211573f3d2fdc46b33e93f551e85b511c34
-- 20261123T1158-import-likes-of-lists.sql ab5b7043443cae6094b1f084ec14470db35839823d1e41eeea89d14e391d9aea
-- 20261123T2100-name-times-of-work-sets-alike.sql d1f79cdf873c70d21bd1e16a8c817ca5a2a83b34d00842493fcb90256ca3da95
-- 20261123T2140-cover-ratings-of-members.sql 7cb5963f11aff75f4f669dc5f541377ed767bebd8c76d1b23076378909419e00
-- 20261123T2141-note-storing-of-model-runs.sql 51712cc74d4a591b005eb3e6ee1216d8b8aa00585ac692e861326f3975de8b9f
-- 20261123T2142-import-privacy-switches.sql 209d7945bcbb9e52d9de80a6d1f1364a6bcbb2f507241902d145156830bbfff4
-- 20261123T2150-add-telling-works.sql 32d976c28f76ca238d51c1fe0bc3a96e834bee00cafd2ed1404acbc386eceed6
-- 20261123T2215-read-less-of-marks-and-friendships.sql d8b9f1b6724c189e34acc4966844b07cdb15387124e94d1f7049a18410aec5b8
-- 20261123T2240-add-server-errors.sql 1e5ed41c28a9f24bae8bce81fc81bb81d2883f027111902442f1bbf258aca948
-- 20261123T2300-add-instance-backups.sql b2b71ebb25e32e83e96e4378d7fb9335e91368d09c2291deb20aa9c6d1cea356
-- 20261125T0720-add-read-positions.sql f6b97b77821f647d9c4f02053604840a757e6154ba6a0f089d08cb83c80bd1d3
-- 20261127T2221-let-passkeys-log-in.sql 714b30c79c9340e2e57b50a795d9306de4a0910dbb2d0a993427fc2e54bebe2c
-- 20261127T2226-date-viewings-by-month-or-year.sql 9942e11befc4ef6f19eb31e67df21c89f37c88638be37470d551d9332f6dceea
-- 20261127T2244-flag-new-recommendations.sql 202723fdb5c7e7937c1a0d749b07531aa9695b5eb67dcc82a5206ceb84ff2366
-- 20261127T2330-name-authors-of-copied-words.sql fa2b820713f68f6e0a71082ae88864cf52c9ceb0558f7e81a3468cd15d2b0b5b
-- 20261127T2341-add-likely-doubles.sql 7506c1b0f1c8c72a8f1817a601270e09842441d4df2aa044861ae03381cc3adb
-- 20261127T2354-keep-length-of-evenings.sql e3be9260999d50c63390152bc763c2c89dd3cad3de0806ea18d3e3f6c48fa1c2
-- 20261128T0019-plan-changes-at-the-source.sql bd920923f862a027bbcd341db01d9cfd310d7d6a16e07e8bd1e9fca31429a37a

copy public.comments (id, review_id, author_id, content, time_posted, is_filtered) from stdin;
1	1	4	A comment.	2026-05-01 12:00:00+00	f
2	1	3	My quincunx.	2026-05-01 12:00:00+00	f
\.

copy public.contributors (id, name, name_key) from stdin;
1	Some Creator	some creator
\.

copy public.credits (work_id, role, position, contributor_id) from stdin;
1	creator	1	1
\.

copy public.engagements (user_id, work_id, medium, time_added) from stdin;
3	1	film	2026-05-01 12:00:00+00
\.

copy public.evening_members (evening_id, user_id, has_left, viewing_id) from stdin;
1	3	f	\N
1	4	f	\N
\.

copy public.evening_proposals (evening_id, work_id, place) from stdin;
1	1	1
\.

copy public.evenings (id, host_id, medium, time_started, work_id, day, time_ended, max_minutes, max_pages) from stdin;
1	3	film	2026-05-01 12:00:00+00	\N	\N	\N	\N	\N
\.

copy public.export_pieces (export_id, position, bytes) from stdin;
2	1	\\x5a495021
\.

copy public.exports (id, user_id, state, time_requested, size) from stdin;
1	3	requested	2026-05-01 12:00:00+00	0
2	3	ready	2026-05-01 12:00:00+00	4
\.

copy public.friendships (lower_id, higher_id, requester_id, time_requested, time_approved) from stdin;
3	4	3	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00
3	5	3	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00
1	4	4	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00
\.

copy public.import_items (user_id, import_id, position, item, source_key, time_first, candidates, work_id, match, decision, score, planned_outcome, outcome, question, rounded, rows_new, rows_here, rows_choice, rows_left_out, is_written, look_up, takes_changes, rows_changed) from stdin;
3	1	1	{"kind": "work", "rows": [{"file": 0, "line": 2, "note": null, "targets": {"engaged": true}}], "work": {"ids": {}, "key": "quincunx film", "year": 2001, "title": "quincunx film", "mediums": ["film"], "creators": [], "otherTitles": []}, "saved": null, "source": "letterboxd", "engaged": {"time": null}, "entries": [], "listings": []}	\N	2026-05-01 12:00:00+00	[]	\N	\N	\N	\N	{"rows": [{"file": 0, "note": null, "outcome": "choice"}], "saved": null, "engaged": "choice", "outcome": "choice", "reviews": [], "listings": [], "question": "work"}	choice	unknown	0	0	0	1	0	f	\N	f	0
\.

copy public.imports (user_id, id, state, sources, files, lists, all_spoilers, work_total, work_done, time_created, time_changed, keeps_unknown) from stdin;
3	1	planned	{letterboxd}	[{"name": "watched.csv", "source": "letterboxd", "problem": null}]	[]	f	0	0	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00	f
\.

copy public.list_entries (list_id, work_id, medium, position, time_added, note, note_author_id) from stdin;
2	1	film	1	2026-05-01 12:00:00+00	\N	\N
1	1	film	1	2026-05-01 12:00:00+00	\N	\N
\.

copy public.lists (id, owner_id, title, description, is_ranked, is_private, time_created, tags, like_count, copied_from_id, title_author_id) from stdin;
1	3	quincunx list	\N	f	f	2026-05-01 12:00:00+00	{}	0	\N	\N
2	3	quincunx list	\N	f	t	2026-05-01 12:00:00+00	{}	0	\N	\N
\.

copy public.review_likes (review_id, user_id, time_liked) from stdin;
1	4	2026-05-01 12:00:00+00
\.

copy public.reviews (id, author_id, work_id, medium, rating, review, spoiler, time_posted, date_viewed, import_source, source_rating, like_count, is_listed) from stdin;
1	3	1	film	7	A quincunx.	f	2026-05-01 12:00:00+00	\N	\N	\N	1	t
\.

copy public.saved_works (user_id, work_id, medium, time_added) from stdin;
3	1	film	2026-05-01 12:00:00+00
\.

copy public.search_words (word) from stdin;
creator
some
work
\.

copy public.sent_works (id, sender_id, recipient_id, work_id, note, time_sent, is_removed) from stdin;
1	3	4	1	So quincunx.	2026-05-01 12:00:00+00	f
\.

copy public.sessions (id, user_id, lifetime, device, address, time_created, time_last_used, time_expires, time_proved) from stdin;
2fa1d925-ba5e-4cc5-bf1f-ed26256ae1b2	1	remembered	Firefox on Linux	192.0.2.7	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00	2036-04-28 12:00:00+00	2026-05-01 12:00:00+00
f04bc8c5-094b-43a6-81db-879e7974c9b9	3	remembered	Firefox on Linux	192.0.2.7	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00	2036-04-28 12:00:00+00	2026-05-01 12:00:00+00
3a5a217e-e059-41ab-89be-61c9fb590547	4	remembered	Firefox on Linux	192.0.2.7	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00	2036-04-28 12:00:00+00	2026-05-01 12:00:00+00
0bd0d32f-7181-4351-8fc0-9ed43fda2630	5	remembered	Firefox on Linux	192.0.2.7	2026-05-01 12:00:00+00	2026-05-01 12:00:00+00	2036-04-28 12:00:00+00	2026-05-01 12:00:00+00
\.

copy public.users (id, username, email, password_hash, token_version, first_name, last_name, profile_picture, time_created, last_online, time_email_confirmed, email_grace_until, in_recommendations, language) from stdin;
1	user-1	user-1@mail.example	$argon2id$v=19$m=1024,t=1,p=1$kBCyhiMH1+Eu7ZUgCac0kQ$9OnyOwZgAW8K+BZhCWrDN0Gy1ZAVq461lUkqNDhYUKk	1	\N	\N	\N	2026-05-01 12:00:00+00	\N	2026-05-01 12:00:00+00	\N	t	\N
3	user-2	user-2@mail.example	$argon2id$v=19$m=1024,t=1,p=1$kBCyhiMH1+Eu7ZUgCac0kQ$9OnyOwZgAW8K+BZhCWrDN0Gy1ZAVq461lUkqNDhYUKk	1	\N	\N	\N	2026-05-01 12:00:00+00	\N	2026-05-01 12:00:00+00	\N	t	\N
4	user-3	user-3@mail.example	$argon2id$v=19$m=1024,t=1,p=1$kBCyhiMH1+Eu7ZUgCac0kQ$9OnyOwZgAW8K+BZhCWrDN0Gy1ZAVq461lUkqNDhYUKk	1	\N	\N	\N	2026-05-01 12:00:00+00	\N	2026-05-01 12:00:00+00	\N	t	\N
5	user-4	user-4@mail.example	$argon2id$v=19$m=1024,t=1,p=1$kBCyhiMH1+Eu7ZUgCac0kQ$9OnyOwZgAW8K+BZhCWrDN0Gy1ZAVq461lUkqNDhYUKk	1	\N	\N	\N	2026-05-01 12:00:00+00	\N	2026-05-01 12:00:00+00	\N	t	\N
\.

copy public.viewings (id, user_id, work_id, medium, day, is_repeat, tags, review_id, time_created, month_or_year) from stdin;
1	3	1	film	2024-05-01	f	{quincunx}	\N	2026-05-01 12:00:00+00	\N
\.

copy public.work_counts (work_id, medium, review_count, reviewer_count, rating_sum, audience_size, is_listed, shelf_place, chart_score, chart_rating_count, scored_reviewer_count, scored_rating_sum) from stdin;
1	film	1	1	7	1	t	\N	\N	0	0	0
\.

copy public.works (id, medium, source, external_id, title, creators, release_date, description, poster_source, entries, time_fetched, original_title, alternative_titles, genres, cast_members, countries, languages, minutes, pages, series_title, series_position, description_url, standing, merged_into) from stdin;
1	film	shelf	1000000001	Work 1	{"Some Creator"}	\N	\N	\N	{}	2026-05-01 12:00:00+00	\N	{}	{}	{}	{}	{}	\N	\N	\N	\N	\N	confirmed	\N
\.
