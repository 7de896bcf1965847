// Where a mock serves these pages, it puts on-mock.js in the place of this file.
