-- A misspelt title mostly has its beginning or its end right. Titles with either are few enough to compare
-- letter by letter; those with letter groups in common were thousands for a long text.
create index works_by_title_end on works (reverse(normalized_title)) include (normalized_title);
create index search_titles_by_end on search_titles (reverse(normalized_title)) include (normalized_title);

drop function similar_titles;
