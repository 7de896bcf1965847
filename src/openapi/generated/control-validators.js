// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var $=k,x={type:"object",additionalProperties:!1,required:["advance"],properties:{advance:{type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*\
|\\s*)$",minimum:0,maximum:9007199254740991}}},q=new RegExp("^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function k(e,{instancePath:s="",parentData:u,
parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=k.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.advance===void 0&&(a="advance"))return k.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:a}}],!1;{let l=r;for(let t in e)if(t!=="advance"){return k.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}}],!1;break}if(l===r&&e.advance!==void 0){let t=e.advance,o=r;if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t)))return k.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/type",keyword:"type",params:{type:x.properties.advance.
type}}],!1;if(r===o){if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return k.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/ad\
vance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return k.errors=[{instancePath:s+"/advance",schemaPath:"#\
/properties/advance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===o&&typeof t=="string"&&!q.test(t))return k.errors=[{instancePath:s+"\
/advance",schemaPath:"#/properties/advance/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}}}}else return k.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=i,r===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var M=S;var J={type:"object",required:["operation"],properties:{operation:{anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{
type:"string",enum:["PUT","GET","DELETE","POST"]},times:{type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCo\
de"},status:{type:"integer",minimum:200,maximum:599},body:{},delay_ms:{type:"integer",minimum:0,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{
type:"boolean"}}},G={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","b\
ulkSetUploadCollection","bulkDestroyUploads","listUploadReferences","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFilter","updateUploadFilt\
er","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","createWebhook","listWebhoo\
ks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","createUploadCollection","li\
stUploadCollections","getJobResult"]};function A(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=A.
evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"?(A.errors=[{instancePath:s,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="getSite"||e==="listEnviron\
ments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploadTags"||e==="createUploadTag"||
e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="cr\
eateUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhook\
Call"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUp\
loadCollections"||e==="getJobResult"?(A.errors=i,r===0):(A.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:G.enum}}],!1)}A.evaluated=
{dynamicProps:!1,dynamicItems:!1};var H={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","\
NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HE\
ADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE",
"CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]};function w(e,{instancePath:s="",
parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=w.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof e!="string"?(w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="INVALID_JSON_BODY"||e==="MALFOR\
MED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e==="INVALID_ENDPOI\
NT"||e==="METHOD_NOT_ALLOWED"||e==="REQUEST_TIMEOUT"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||
e==="INVALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="INVALID_PREFE\
RENCE"||e==="CONCURRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABL\
E"?(w.errors=i,r===0):(w.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:H.enum}}],!1)}w.evaluated={dynamicProps:!1,dynamicItems:!1};
function c(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=c.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if(e.operation===void 0&&(t="operation"))return c.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(e.operation!==void 0){let o=e.operation,p=r,y=r,f=!1,V=r;if(typeof o!="string"){let v={
instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[v]:i.push(v),r++}if(o!=="*"){let v={
instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"*"}};i===null?i=[v]:i.push(v),r++}var a=V===
r;f=f||a;let N=r;A(o,{instancePath:s+"/operation",parentData:e,parentDataProperty:"operation",rootData:m,dynamicAnchors:d})||(i=i===null?A.errors:I(i,A.errors),
r=i.length);var a=N===r;if(f=f||a,f)r=y,i!==null&&(y?i.length=y:i=null);else{let v={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf",keyword:"\
anyOf",params:{}};return i===null?i=[v]:i.push(v),r++,c.errors=i,!1}var l=p===r}else var l=!0;if(l){if(e.method!==void 0){let o=e.method,p=r;if(typeof o!="strin\
g")return c.errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="PUT"||o==="GET"||o==="D\
ELETE"||o==="POST"))return c.errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:J.properties.method.enum}}],
!1;var l=p===r}else var l=!0;if(l){if(e.times!==void 0){let o=e.times,p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return c.errors=[{instancePath:s+
"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return c.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
1||isNaN(o))return c.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=p===
r}else var l=!0;if(l){if(e.code!==void 0){let o=r;w(e.code,{instancePath:s+"/code",parentData:e,parentDataProperty:"code",rootData:m,dynamicAnchors:d})||(i=i===
null?w.errors:I(i,w.errors),r=i.length);var l=o===r}else var l=!0;if(l){if(e.status!==void 0){let o=e.status,p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return c.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(
o)){if(o>599||isNaN(o))return c.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],
!1;if(o<200||isNaN(o))return c.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],
!1}var l=p===r}else var l=!0;if(l){if(e.delay_ms!==void 0){let o=e.delay_ms,p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return c.errors=[{instancePath:s+
"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return c.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return c.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=p===r}else var l=!0;if(l){if(e.disconnect!==void 0){let o=r;if(typeof e.disconnect!="boolean")return c.errors=[{instancePath:s+"/disconnect",schemaPath:"\
#/properties/disconnect/type",keyword:"type",params:{type:"boolean"}}],!1;var l=o===r}else var l=!0;if(l)if(e.truncate!==void 0){let o=r;if(typeof e.truncate!="\
boolean")return c.errors=[{instancePath:s+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var l=o===r}else var l=!0}}}}}}}else
return c.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return c.errors=i,r===0}c.evaluated={props:{operation:!0,method:!0,
times:!0,code:!0,status:!0,body:!0,delay_ms:!0,disconnect:!0,truncate:!0},dynamicProps:!1,dynamicItems:!1};function S(e,{instancePath:s="",parentData:u,parentDataProperty:h,
rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=S.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),c(e,{instancePath:s,parentData:u,
parentDataProperty:h,rootData:m,dynamicAnchors:d})||(i=i===null?c.errors:I(i,c.errors),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){for(let a in e)
if(a!=="operation"&&a!=="method"&&a!=="times"&&a!=="code"&&a!=="status"&&a!=="body"&&a!=="delay_ms"&&a!=="disconnect"&&a!=="truncate"){return S.errors=[{instancePath:s,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}}],!1;break}}else return S.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=i,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Y=D;function D(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=D.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.release===void 0&&(a="release"))return D.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let l=r;for(let t in e)if(t!=="release"){return D.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(l===r&&e.release!==void 0&&typeof e.release!="string")return D.
errors=[{instancePath:s+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"string"}}],!1}}else return D.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=i,r===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var B=F,Q={type:"object",additionalProperties:!1,
properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},fail:{$ref:"standin://control/sche\
mas#/$defs/JobFailure"}}};function g(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=g.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.after_polls===void 0&&(a="after_polls"))return g.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let l=r;for(let t in e)if(t!=="after_polls"){return g.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(l===r&&e.after_polls!==void 0){let t=e.after_polls,
o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return g.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===o&&typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t)))return g.errors=[{instancePath:s+"/after_polls",schemaPath:"#/prop\
erties/after_polls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return g.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return g.errors=i,r===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=_.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.status===void 0&&(a="status"))return _.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let l=r;for(let t in e)if(!(t==="status"||t==="body")){return _.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(l===r&&e.status!==void 0){let t=e.status,o=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return _.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===o&&typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t))return _.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(t<400||isNaN(t))return _.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:400}}],!1}}}}else return _.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _.
errors=i,r===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){
let i=null,r=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let o in e)
if(!(o==="ends"||o==="fail")){return F.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(t===r){if(e.ends!==void 0){let o=e.ends,p=r,y=r,f=!1,V=r;if(typeof o!="string"){let v={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/\
type",keyword:"type",params:{type:"string"}};i===null?i=[v]:i.push(v),r++}if(!(o==="due"||o==="released"||o==="never")){let v={instancePath:s+"/ends",schemaPath:"\
#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:Q.properties.ends.anyOf[0].enum}};i===null?i=[v]:i.push(v),r++}var a=V===r;f=f||a;let N=r;g(
o,{instancePath:s+"/ends",parentData:e,parentDataProperty:"ends",rootData:m,dynamicAnchors:d})||(i=i===null?g.errors:I(i,g.errors),r=i.length);var a=N===r;if(f=
f||a,f)r=y,i!==null&&(y?i.length=y:i=null);else{let v={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyOf",params:{}};return i===null?i=
[v]:i.push(v),r++,F.errors=i,!1}var l=p===r}else var l=!0;if(l)if(e.fail!==void 0){let o=r;_(e.fail,{instancePath:s+"/fail",parentData:e,parentDataProperty:"fai\
l",rootData:m,dynamicAnchors:d})||(i=i===null?_.errors:I(i,_.errors),r=i.length);var l=o===r}else var l=!0}}else return F.errors=[{instancePath:s,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,r===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Z=U;var X={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function T(e,{instancePath:s="",
parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=T.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof e!="string"?(T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="up\
load"||e==="build_trigger"||e==="environment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(T.errors=i,r===0):(T.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:X.enum}}],!1)}T.evaluated={dynamicProps:!1,dynamicItems:!1};var z={type:"string",enum:["create","update","delete","\
publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function O(e,{instancePath:s="",parentData:u,parentDataProperty:h,
rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=O.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"?(O.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||
e==="promote"||e==="deploy_started"||e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(O.errors=i,r===0):(O.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:z.enum}}],!1)}O.evaluated={dynamicProps:!1,dynamicItems:!1};function P(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=P.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.id===void 0&&(l="id")||e.type===void 0&&(l="type"))return P.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(e.id!==void 0){let t=r;if(typeof e.id!="string")return P.errors=
[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===r}else var a=!0;if(a){if(e.type!==void 0){let t=r;
if(typeof e.type!="string")return P.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=t===r}else
var a=!0;if(a){if(e.attributes!==void 0){let t=e.attributes,o=r;if(r===o&&!(t&&typeof t=="object"&&!Array.isArray(t)))return P.errors=[{instancePath:s+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var a=o===r}else var a=!0;if(a)if(e.relationships!==void 0){let t=e.relationships,
o=r;if(r===o&&!(t&&typeof t=="object"&&!Array.isArray(t)))return P.errors=[{instancePath:s+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"}}],!1;var a=o===r}else var a=!0}}}else return P.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return P.errors=i,r===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,
dynamicAnchors:d={}}={}){let i=null,r=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let t;if(e.entity_type===void 0&&(t="entity_type")||e.event_type===void 0&&(t="event_type")||e.entity===void 0&&(t="entity"))return U.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{let o=r;for(let p in e)if(!(p==="entity_type"||p==="event_type"||p==="entity"||p==="\
previous_entity"||p==="related_entities")){return U.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(o===r){if(e.entity_type!==void 0){let p=r;T(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:d})||
(i=i===null?T.errors:I(i,T.errors),r=i.length);var a=p===r}else var a=!0;if(a){if(e.event_type!==void 0){let p=r;O(e.event_type,{instancePath:s+"/event_type",parentData:e,
parentDataProperty:"event_type",rootData:m,dynamicAnchors:d})||(i=i===null?O.errors:I(i,O.errors),r=i.length);var a=p===r}else var a=!0;if(a){if(e.entity!==void 0){
let p=r;P(e.entity,{instancePath:s+"/entity",parentData:e,parentDataProperty:"entity",rootData:m,dynamicAnchors:d})||(i=i===null?P.errors:I(i,P.errors),r=i.length);
var a=p===r}else var a=!0;if(a){if(e.previous_entity!==void 0){let p=r;P(e.previous_entity,{instancePath:s+"/previous_entity",parentData:e,parentDataProperty:"p\
revious_entity",rootData:m,dynamicAnchors:d})||(i=i===null?P.errors:I(i,P.errors),r=i.length);var a=p===r}else var a=!0;if(a)if(e.related_entities!==void 0){let p=e.
related_entities,y=r;if(r===y)if(Array.isArray(p)){var l=!0;let V=p.length;for(let N=0;N<V;N++){let v=r;P(p[N],{instancePath:s+"/related_entities/"+N,parentData:p,
parentDataProperty:N,rootData:m,dynamicAnchors:d})||(i=i===null?P.errors:I(i,P.errors),r=i.length);var l=v===r;if(!l)break}}else return U.errors=[{instancePath:s+
"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;var a=y===r}else var a=!0}}}}}}else return U.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=i,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var K=L;function E(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=E.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(Array.isArray(e)){if(e.length<1)return E.errors=[{instancePath:s,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let l=e.length;for(let t=0;t<l;t++){let o=e[t],p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[{instancePath:s+
"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(o)){if(o>599||isNaN(o))return E.errors=[{instancePath:s+
"/"+t,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(o<200||isNaN(o))return E.errors=[{instancePath:s+"/"+t,schemaPath:"\
#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var a=p===r;if(!a)break}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return E.errors=i,r===0}E.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function L(e,{instancePath:s="",parentData:u,parentDataProperty:h,
rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let a;if(e.answers===void 0&&(a="answers"))return L.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let l=r;for(let t in e)if(t!=="answers"){return L.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}l===r&&e.answers!==void 0&&(E(e.answers,{instancePath:s+"/answers",parentData:e,parentDataProperty:"answers",rootData:m,dynamicAnchors:d})||(i=i===null?
E.errors:I(i,E.errors),r=i.length))}}else return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,r===
0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ee=j;function j(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=j.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=r;for(let l in e)if(l!=="all"){return j.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(a===r&&e.all!==void 0&&typeof e.all!="boolean")return j.
errors=[{instancePath:s+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],!1}else return j.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=i,r===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(e,s){for(let u of s)
e.push(u);return e}var re={ClockAdvance:$,FaultSpec:M,JobRelease:Y,JobScript:B,RaisedEvent:Z,ReceiverScript:K,ResetRequest:ee};var te=b;var se={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadC\
ollection","bulkDestroyUploads","listUploadReferences","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFilter","updateUploadFilter","deleteUp\
loadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","createWebhook","listWebhooks","listWebh\
ookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","createUploadCollection","listUploadColle\
ctions","getJobResult"]};function R(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,r=0,n=R.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){let a=typeof e,l;if(l===void 0)if(a=="number"||a=="boolean")l=""+e;else if(e===
null)l="";else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(e=l,u!==void 0&&(u[h]=l))}return e===
"updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bu\
lkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUp\
loadFilter"||e==="updateUploadFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhoo\
k"||e==="getWebhook"||e==="deleteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="\
getUploadCollection"||e==="updateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="getJobResult"?
(R.errors=i,r===0):(R.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:se.enum}}],!1)}R.evaluated={dynamicProps:!1,dynamicItems:!1};var ie=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function C(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){let i=null,
r=0,n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){let a=typeof e,l;if(l===void 0)if(a=="number"||a=="bo\
olean")l=""+e;else if(e===null)l="";else return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(e=l,u!==void 0&&
(u[h]=l))}return r===0&&typeof e=="string"&&!ie.test(e)?(C.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64\
}$"}}],!1):(C.errors=i,r===0)}C.evaluated={dynamicProps:!1,dynamicItems:!1};function b(e,{instancePath:s="",parentData:u,parentDataProperty:h,rootData:m=e,dynamicAnchors:d={}}={}){
let i=null,r=0,n=b.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let t in e)
if(!(t==="operation"||t==="method"||t==="status"||t==="entity"||t==="limit"||t==="environment")){return b.errors=[{instancePath:s,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(l===r){if(e.operation!==void 0){let t=r;R(e.operation,{instancePath:s+"/operati\
on",parentData:e,parentDataProperty:"operation",rootData:m,dynamicAnchors:d})||(i=i===null?R.errors:W(i,R.errors),r=i.length);var a=t===r}else var a=!0;if(a){if(e.
method!==void 0){let t=e.method,o=r;if(typeof t!="string"){let y=typeof t,f;if(f===void 0)if(y=="number"||y=="boolean")f=""+t;else if(t===null)f="";else return b.
errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(t=f,e!==void 0&&(e.method=f))}var a=o===
r}else var a=!0;if(a){if(e.status!==void 0){let t=e.status,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let y=typeof t,f;if(f===void 0)if(y==="\
boolean"||t===null||y==="string"&&t&&t==+t&&!(t%1))f=+t;else return b.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"integer"}}],!1;f!==void 0&&(t=f,e!==void 0&&(e.status=f))}if(r===o&&typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t)))return b.errors=[{instancePath:s+"/st\
atus",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=o===r}else var a=!0;if(a){if(e.entity!==void 0){let t=e.
entity,o=r;if(typeof t!="string"){let y=typeof t,f;if(f===void 0)if(y=="number"||y=="boolean")f=""+t;else if(t===null)f="";else return b.errors=[{instancePath:s+
"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(t=f,e!==void 0&&(e.entity=f))}var a=o===r}else var a=!0;
if(a){if(e.limit!==void 0){let t=e.limit,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let y=typeof t,f;if(f===void 0)if(y==="boolean"||t===null||
y==="string"&&t&&t==+t&&!(t%1))f=+t;else return b.errors=[{instancePath:s+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;f!==void 0&&(t=f,e!==void 0&&(e.limit=f))}if(r===o&&typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t)))return b.errors=[{instancePath:s+"/limit",schemaPath:"#/\
properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=o===r}else var a=!0;if(a)if(e.environment!==void 0){let t=r;C(e.environment,
{instancePath:s+"/environment",parentData:e,parentDataProperty:"environment",rootData:m,dynamicAnchors:d})||(i=i===null?C.errors:W(i,C.errors),r=i.length);var a=t===
r}else var a=!0}}}}}}else return b.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=i,r===0}b.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function W(e,s){for(let u of s)e.push(u);return e}var oe={listJournal:te};export{re as bodies,oe as queries};
export const expectations = {
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, REQUEST_TIMEOUT, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/delay_ms": "a number of milliseconds",
   "/disconnect": "true or false",
   "/truncate": "true or false"
  },
  "members": {
   "": [
    "operation",
    "method",
    "times",
    "code",
    "status",
    "body",
    "delay_ms",
    "disconnect",
    "truncate"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200]"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 }
};
