#!/bin/sh
# Run once by the image of PostgreSQL: a plain role that owns the product's database, and nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/medley-password)" <<-'SQL'
	create role medley login password :'password';
	create database medley owner medley;
SQL
