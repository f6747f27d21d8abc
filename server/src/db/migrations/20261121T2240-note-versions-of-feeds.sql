-- What the address of a work's feed said of the version the details were read from, to be shown to
-- it when it is asked again.
alter table work_refreshes
  add column feed_url text,
  add column feed_etag text,
  add column feed_last_modified text;
