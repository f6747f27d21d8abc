-- Hidden and dismissed works are sets of works of one shape.
alter table hidden_works rename column time_hidden to time_added;
alter table dismissed_works rename column time_dismissed to time_added;
