-- Nothing reads from replicas by positions of the log any more. Version 0.2.0 still reads the table in each call while
-- this one migrates, so a migration of the next version drops it.
drop trigger forget_read_positions on blocks;
drop function forget_positions_of_blocks();
drop trigger forget_read_position on imports;
drop function forget_position_of_import();
