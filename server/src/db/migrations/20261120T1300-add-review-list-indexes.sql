-- Reviews of one medium, of an author or of everybody, and the highest rated of all.
create index reviews_of_author_by_medium on reviews (author_id, medium, time_posted desc, id desc);
create index reviews_of_medium on reviews (medium, time_posted desc, id desc);
create index reviews_by_rating on reviews (rating desc, time_posted desc, id desc);
